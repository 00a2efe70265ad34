import * as z from 'zod';
import { Case, ListedCase } from '../case/case.ts';
import { CaseEdit } from '../case/edit/edit.ts';
import { CasePlace } from '../case/place.ts';
import { Behalf } from '../case/report-facts.ts';
import { Snapshot } from '../case/snapshot.ts';
import { Platform } from '../platform/platform.ts';
import { Id, Moment, line } from '../text.ts';
import { endpoint, everyone, nobodyElse, notFoundElse, ownOnly } from './endpoint.ts';

const words = (max: number) => z.string().trim().max(max);
/** A picture, base64; the browser makes it smaller first. */
const Screenshot = z.object({
  base64: z.string().min(20).max(340_000),
  /** Of the file that it was made from. */
  fileSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
/** Room for a screenshot in a body. */
const withScreenshot = 400_000;
/** For which business it is asked; absent: for the caller themselves. */
const ofBusiness = { businessId: Id.optional() };
const Token = z.string().regex(/^[A-Za-z\d]{40}$/);

/** What a person does about a copy. */
export const caseContract = {
  'get-cases': endpoint({
    about:
      "The caller's cases in short, or with `businessId` those of a business in which they are an admin or a manager; so in all calls about cases.",
    method: 'GET',
    path: '/app/get-cases',
    auth: 'USER',
    row: ownOnly,
    request: z.object(ofBusiness),
    response: z.object({ cases: z.array(ListedCase) }),
  }),
  'get-case': endpoint({
    about: "One of the caller's cases, with its evidence and steps.",
    method: 'GET',
    path: '/app/get-case',
    auth: 'USER',
    row: notFoundElse,
    request: z.object({ ...ofBusiness, caseId: Id }),
    response: z.object({ case: Case }),
  }),
  'create-case': endpoint({
    about:
      'Opens a case from a finding, from a pasted link to the account, or, for a business, from a look-alike domain of its list.',
    method: 'POST',
    path: '/app/create-case',
    auth: 'USER',
    row: notFoundElse,
    request: z.object({
      ...ofBusiness,
      findingId: Id.optional(),
      /** A look-alike domain of the business's list. */
      domain: line(253).optional(),
      /** The copy: a link to its profile, or with `platform` its bare handle. */
      link: line(2048).optional(),
      platform: Platform.optional(),
      /** The account that is imitated, as the person named it; `assumed` where the form did, and a scan that found the copy knows better. */
      mine: z
        .object({
          ...{ link: line(2048), platform: Platform.optional(), name: line(200).optional() },
          assumed: z.boolean().optional(),
        })
        .optional(),
      note: words(2000).optional(),
      /** For whom the person reports, if not for themselves. A case that is there already keeps it, or takes it with the comparison that counts. */
      behalf: Behalf.optional(),
      /** What the person compared before; of a finding the server knows it. */
      snapshot: Snapshot.extend({ seenBy: z.literal('person') }).optional(),
    }),
    response: z.object({ case: Case }),
    idempotent: true,
  }),
  'edit-case': endpoint({
    about: 'Changes the steps, dates or outcome of a case.',
    method: 'POST',
    path: '/app/edit-case',
    auth: 'USER',
    row: notFoundElse,
    request: CaseEdit.extend({ ...ofBusiness, caseId: Id }),
    response: z.object({ case: Case }),
    idempotent: true,
  }),
  'delete-case': endpoint({
    about: "Deletes a case for good, with its evidence and a friend's link.",
    method: 'POST',
    path: '/app/delete-case',
    auth: 'USER',
    row: notFoundElse,
    request: z.object({ ...ofBusiness, caseId: Id }),
    response: z.object({ deleted: z.literal(true) }),
    idempotent: true,
  }),
  'move-case': endpoint({
    about:
      "Moves one of the caller's own cases to a business in which they are an admin or a manager: it belongs to the business from " +
      'then on, with all its evidence. Asked again, it answers the moved case.',
    method: 'POST',
    path: '/app/move-case',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ caseId: Id, businessId: Id }),
    response: z.object({ case: Case }),
    idempotent: true,
  }),
  'add-evidence': endpoint({
    about: 'Adds a note, or a screenshot with a comment; kept with its time and SHA-256.',
    method: 'POST',
    path: '/app/add-evidence',
    auth: 'USER',
    row: notFoundElse,
    request: z.object({
      ...ofBusiness,
      caseId: Id,
      words: words(2000),
      screenshot: Screenshot.optional(),
      side: z.enum(['yours', 'theirs']).optional(),
      ofAnswer: z.literal(true).optional(),
    }),
    response: z.object({ case: Case }),
    idempotent: true,
    largestBody: withScreenshot,
  }),
  'evidence-picture': endpoint({
    about: 'One picture from a case: a screenshot, or one that a scan kept.',
    method: 'GET',
    path: '/app/evidence-picture',
    auth: 'USER',
    row: notFoundElse,
    request: z.object({ ...ofBusiness, caseId: Id, evidenceId: Id }),
    response: z.object({ contentType: z.string(), base64: z.string() }),
  }),
  'invite-helper': endpoint({
    about:
      'Creates a link that lets a friend add one screenshot within seven days. A new link replaces the ' +
      'previous one. Refused while the case is closed as not a copy.',
    method: 'POST',
    path: '/app/invite-helper',
    auth: 'USER',
    row: notFoundElse,
    request: z.object({ caseId: Id }),
    response: z.object({ token: Token, expiresAt: Moment, case: Case }),
  }),
  'end-helper-link': endpoint({
    about: "Ends a friend's link before it is used. Screenshots that friends have sent stay.",
    method: 'POST',
    path: '/app/end-helper-link',
    auth: 'USER',
    row: notFoundElse,
    request: z.object({ caseId: Id }),
    response: z.object({ case: Case }),
  }),
  'helper-case': endpoint({
    about: 'What a friend with a link is asked to look at; nothing while the case is closed as not a copy.',
    method: 'GET',
    path: '/app/helper-case',
    auth: 'NONE',
    row: everyone,
    request: z.object({ token: Token }),
    response: z.object({
      platform: CasePlace,
      handle: z.string(),
      url: z.string().nullish(),
      /** How the person who asks calls themselves. */
      askedBy: z.string(),
      expiresAt: Moment,
    }),
  }),
  'helper-screenshot': endpoint({
    about: "The friend's screenshot; it uses up the link.",
    method: 'POST',
    path: '/app/helper-screenshot',
    auth: 'NONE',
    row: everyone,
    idempotent: true,
    request: z.object({ token: Token, words: words(500), screenshot: Screenshot }),
    response: z.object({ kept: z.literal(true) }),
    largestBody: withScreenshot,
  }),
  'export-proofs': endpoint({
    about: "Dated proofs of the caller's own accounts, to attach when reporting a copy.",
    method: 'GET',
    path: '/app/export-proofs',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({
      exportedAt: Moment,
      name: z.string(),
      accounts: z.array(
        z.object({
          platform: Platform,
          handle: z.string(),
          pageUrl: z.string(),
          /** On <date>, the person who controls this account confirmed it. */
          statement: z.string(),
          since: Moment,
          lastCheckedAt: Moment.nullish(),
          /** Where anybody can check it; absent while its holder does not show it. */
          checkPath: z.string().nullish(),
        }),
      ),
      /** The same as the text of a file to hand in, with who states it and whole addresses, and the SHA-256 of its bytes. */
      file: z.string(),
      sha256: z.string(),
    }),
  }),
};
