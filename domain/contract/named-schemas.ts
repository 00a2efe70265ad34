import * as z from 'zod';
import { AuthenticationScore } from '../account/authentication-score.ts';
import { User } from '../account/user.ts';
import { Business } from '../business/business.ts';
import { Case, ListedCase } from '../case/case.ts';
import { Announcement } from '../message/announcement.ts';
import { Notification } from '../message/notification.ts';
import { Connection } from '../people/connection.ts';
import { Platform } from '../platform/platform.ts';
import { Decided } from '../proof/decision.ts';
import { AccountProof } from '../proof/proof.ts';
import { Review, SupportMessage } from '../proof/review.ts';
import { Finding, SeenProfile } from '../scan/finding.ts';
import { Scan } from '../scan/scan.ts';

const names = {
  AccountProof,
  Announcement,
  AuthenticationScore,
  Business,
  Case,
  Connection,
  Decided,
  Finding,
  ListedCase,
  Notification,
  Platform,
  Review,
  Scan,
  SeenProfile,
  SupportMessage,
  User,
};

/** What readers of the API meet again and again stands once in a document, under its name in the domain. */
export const namedSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(names)) namedSchemas.add(schema, { id });
