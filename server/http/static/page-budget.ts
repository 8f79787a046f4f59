/** What a public page may weigh over the network. `npm run bench` compares every page with it. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export const HOME_BYTES_MAX = 20_000;
export const PAGE_BYTES_MAX = 15_000;

const compress = promisify(brotliCompress);
/** The quick level settles most pages; the best one, which is sent, decides the others. */
const QUALITIES = [5, 11];

export async function fitsBudget(pathname: string, body: Buffer): Promise<boolean> {
  const max = pathname === '/' ? HOME_BYTES_MAX : PAGE_BYTES_MAX;
  for (const quality of QUALITIES) {
    const { length } = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    if (length <= max) return true;
  }
  return false;
}
