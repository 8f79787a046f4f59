/**
 * The text of an API token: `sft_`, 32 random base62 characters, and their CRC-32 in six base62
 * characters. Secret scanners recognise it, and a mistyped one is rejected without a database read.
 */
import { crc32 } from 'node:zlib';
import { randomFrom } from '#server/platform/crypto.ts';

const MARK = 'sft_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
export const TOKEN_PREFIX_LENGTH = 8;

const FORMAT = /^sft_[0-9A-Za-z]{38}$/;
/** Also matches a token with a few characters missing, as a URL or a log line might have it. */
const SOMEWHERE = /sft_[0-9A-Za-z]{24}/;

function checksumOf(secret: string): string {
  let [rest, text] = [crc32(secret), ''];
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** 190 random bits. */
export function generateToken(): string {
  const secret = randomFrom(ALPHABET, SECRET_LENGTH);
  return MARK + secret + checksumOf(secret);
}

export function isTokenFormat(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const end = MARK.length + SECRET_LENGTH;
  return checksumOf(text.slice(MARK.length, end)) === text.slice(end);
}

/** The part that lists show: enough to tell tokens apart, too little to use. */
export const tokenPrefix = (token: string): string => token.slice(0, TOKEN_PREFIX_LENGTH);

export const containsToken = (text: string): boolean => SOMEWHERE.test(text);
