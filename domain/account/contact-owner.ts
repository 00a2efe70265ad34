import * as z from 'zod';
import { EmailAddress, Id, Moment, PhoneNumber } from '../text.ts';

export const InventoryType = z.enum(['PRIMARY', 'SECONDARY']);

/** Who owns an address: one row an address, so that it belongs to one user. `id` is the owner's user id. */
export const EmailInventory = z.object({
  emailAddress: EmailAddress,
  id: Id,
  type: InventoryType,
  createdAt: Moment,
  updatedAt: Moment,
});
export type EmailInventory = z.infer<typeof EmailInventory>;

export const PhoneInventory = z.object({
  phoneNumber: PhoneNumber,
  id: Id,
  type: InventoryType,
  createdAt: Moment,
  updatedAt: Moment,
});
export type PhoneInventory = z.infer<typeof PhoneInventory>;
