import { expect, it } from 'vitest';
import { serialiseJson } from './json.ts';

it('writes JSON that cannot end its script element and parses back unchanged', () => {
  const value = { text: '</script><!-- & \u2028 \u2029 >' };
  const written = serialiseJson(value);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(value);
});
