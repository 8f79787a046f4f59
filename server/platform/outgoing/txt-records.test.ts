import { expect, it } from 'vitest';
import { txtZone } from '#server/testing/fakes/txt-zone.ts';
import { createTxtRecords } from './txt-records.ts';

it('joins the strings of a record, and keeps several records apart', async () => {
  const records = createTxtRecords(txtZone({ 'shop.co.uk': [['v=spf1 ', 'a ~all'], ['other']] }));
  expect(await records.find('shop.co.uk')).toEqual({ records: ['v=spf1 a ~all', 'other'] });
});

it('a name without records has none, and another error is a failure', async () => {
  const failing = createTxtRecords(async () => {
    throw Object.assign(new Error('queryTxt ESERVFAIL'), { code: 'ESERVFAIL' });
  });
  expect(await createTxtRecords(txtZone({})).find('gone.co.uk')).toEqual({ records: [] });
  expect(await failing.find('shop.co.uk')).toEqual({ failure: 'error' });
});

it('a name server that never answers is given up, and asked again next time', async () => {
  let asked = 0;
  const silent = createTxtRecords(() => {
    asked += 1;
    return new Promise(() => {});
  }, 20);
  expect(await silent.find('shop.co.uk')).toEqual({ failure: 'timeout' });
  expect(await silent.find('shop.co.uk')).toEqual({ failure: 'timeout' });
  expect(asked).toBe(2);
});

it('keeps an answer until it is asked for again', async () => {
  const zone: Record<string, string[][]> = { 'shop.co.uk': [['old']] };
  const records = createTxtRecords(txtZone(zone));
  await records.find('shop.co.uk');
  zone['shop.co.uk'] = [['new']];
  expect(await records.find('shop.co.uk')).toEqual({ records: ['old'] });
  expect(await records.find('shop.co.uk', true)).toEqual({ records: ['new'] });
  expect(await records.find('shop.co.uk')).toEqual({ records: ['new'] });
});
