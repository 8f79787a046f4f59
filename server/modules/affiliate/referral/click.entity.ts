import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';

/** One visit through a referral link: one per visitor and hour, deleted after 13 months. */
export const ClickEntity = defineEntity({
  name: 'ReferralClick',
  tableName: 'referral_click',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** Random; stored in the visitor's cookie, and links an order to this click. */
    publicId: p.string().length(32).unique(),
    affiliateId: p.integer(),
    visitorHash: p.string().length(64),
    /** Hour of the visit, for the limit of one per hour. */
    hourBucket: p.integer(),
    landingPath: p.string().length(300),
    referrerHost: p.string().length(253).nullable(),
    ipHash: p.string().length(64).nullable(),
    /** A visit of "Test my link": shown as steps, never counted, never paid. */
    isTest: p.boolean().default(false),
    createdAt: p.timestamp(),
  },
  uniques: [{ properties: ['affiliateId', 'visitorHash', 'hourBucket'] }],
  indexes: [
    { properties: ['affiliateId', 'createdAt'] },
    { properties: ['createdAt'] },
    // Covers the visits per landing page, which are counted from the index alone.
    ddl.index('referral_click_landing', `"referral_click" ("created_at", "landing_path") where not is_test`),
  ],
});
