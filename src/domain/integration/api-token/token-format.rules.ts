/**
 * The text of an API token: `sft_`, 32 random base62 characters, and their CRC-32 in six base62
 * characters. Secret scanners recognise it, and a mistyped one is rejected without a database read.
 */
const MARK = 'sft_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
export const TOKEN_PREFIX_LENGTH = 8;

const FORMAT = /^sft_[0-9A-Za-z]{38}$/;
/** Also matches a token with a few characters missing, as a URL or a log line might have it. */
const SOMEWHERE = /sft_[0-9A-Za-z]{24}/;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as in zlib. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index++)
    crc = (CRC_TABLE[(crc ^ text.charCodeAt(index)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function checksumOf(secret: string): string {
  let [rest, text] = [crc32(secret), ''];
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Bytes from here on would make some characters more likely than others. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** A new token: 190 random bits. */
export function generateToken(): string {
  let secret = '';
  while (secret.length < SECRET_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(SECRET_LENGTH)))
      if (byte < FAIR_BYTES && secret.length < SECRET_LENGTH)
        secret += ALPHABET.charAt(byte % ALPHABET.length);
  return MARK + secret + checksumOf(secret);
}

/** Whether the text may be a token: its length, characters and checksum are right. */
export function isTokenFormat(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const end = MARK.length + SECRET_LENGTH;
  return checksumOf(text.slice(MARK.length, end)) === text.slice(end);
}

/** The part that lists show: enough to tell tokens apart, too little to use. */
export const tokenPrefix = (token: string): string => token.slice(0, TOKEN_PREFIX_LENGTH);

export const containsToken = (text: string): boolean => SOMEWHERE.test(text);
