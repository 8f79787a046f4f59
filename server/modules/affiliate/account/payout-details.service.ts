import type { Context } from '#server/context.ts';
import { type EncryptedColumn, encryptedColumn } from '#server/database/encrypted-columns.ts';
import { DecryptionError, type Keyring } from '#server/platform/crypto.ts';
import { errorFields } from '#server/platform/logger.ts';
import { maskedAccount } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { comparableEmail } from '#src/domain/affiliate/commission/comparable-email.rules.ts';
import type { PayoutMethod } from '#src/domain/affiliate/payout/payout.schema.ts';
import { maskedEmail } from '#src/domain/shared/text.schema.ts';
import type { AffiliateRow } from './affiliate.entity.ts';

export type PayoutDetails = { paypalEmail: string | null; bankDetails: string | null };
type EncryptedDetails = Pick<AffiliateRow, 'id' | 'paypalEmailEncrypted' | 'bankDetailsEncrypted'>;

const PAYPAL = 'affiliate.paypal_email_encrypted';
const BANK = 'affiliate.bank_details_encrypted';

/** Hashes under every configured secret, newest first. */
export const paypalHashes = (keyring: Keyring, paypalEmail: string): string[] =>
  keyring.keyedHashes('paypal', comparableEmail(paypalEmail));
export const bankHashes = (keyring: Keyring, bankDetails: string): string[] =>
  keyring.keyedHashes('bank', bankDetails.toUpperCase().replace(/[^A-Z0-9]/g, ''));

export function encryptPayoutDetails(
  { deps: { keyring } }: Context,
  id: number,
  { paypalEmail, bankDetails }: PayoutDetails,
) {
  return {
    paypalEmailEncrypted: paypalEmail ? keyring.encrypt(paypalEmail, PAYPAL, id) : null,
    paypalEmailHash: paypalEmail ? paypalHashes(keyring, paypalEmail)[0] : null,
    bankDetailsEncrypted: bankDetails ? keyring.encrypt(bankDetails, BANK, id) : null,
    bankDetailsHash: bankDetails ? bankHashes(keyring, bankDetails)[0] : null,
  };
}

/** @throws DecryptionError */
export function decryptPayoutDetails({ deps: { keyring } }: Context, { id, ...row }: EncryptedDetails) {
  return {
    paypalEmail: row.paypalEmailEncrypted ? keyring.decrypt(row.paypalEmailEncrypted, PAYPAL, id) : null,
    bankDetails: row.bankDetailsEncrypted ? keyring.decrypt(row.bankDetailsEncrypted, BANK, id) : null,
  };
}

/** Null, with an error in the log, if they cannot be decrypted. */
export function readPayoutDetails(ctx: Context, row: EncryptedDetails): PayoutDetails | null {
  try {
    return decryptPayoutDetails(ctx, row);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.deps.logger.error('payout details cannot be decrypted', { affiliate: row.id, ...errorFields(error) });
    return null;
  }
}

/** Enough for the owner to recognise the account, not for others to use it. */
export const masked = ({ paypalEmail, bankDetails }: PayoutDetails) => ({
  paypal: paypalEmail ? maskedEmail(paypalEmail) : null,
  bank: bankDetails ? maskedAccount(bankDetails) : null,
});

/** PayPal first: it is cheaper for small amounts. */
export const payoutMethodOf = (row: EncryptedDetails): PayoutMethod =>
  row.paypalEmailEncrypted ? 'paypal' : row.bankDetailsEncrypted ? 'bank' : 'none';

export const payoutDetailColumns: readonly EncryptedColumn[] = [
  encryptedColumn('affiliate', 'paypal_email_encrypted', 'int', {
    column: 'paypal_email_hash',
    of: (keyring, plaintext) => paypalHashes(keyring, plaintext)[0] ?? '',
  }),
  encryptedColumn('affiliate', 'bank_details_encrypted', 'int', {
    column: 'bank_details_hash',
    of: (keyring, plaintext) => bankHashes(keyring, plaintext)[0] ?? '',
  }),
];
