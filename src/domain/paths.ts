export const paths = {
  home: '/',
  portfolio: '/portfolio',
  project: (id: string) => `/portfolio/${id}`,
  whyTree: '/why-tree',
  affiliate: '/affiliate',
  affiliateSignup: '/affiliate-signup',
  /** The link in emails adds a token: server/modules/sale/order-email. */
  customerPage: '/project',
  /** Without the link's secret: the page then asks for the email address. */
  customerPageOf: (orderId: number | null) => (orderId ? `/project?order=${orderId}` : '/project'),
  affiliateLogin: '/affiliate-login',
  /** The login page returns to `path`, see `returnPath`. */
  affiliateLoginFor: (path: string) => `/affiliate-login?return=${encodeURIComponent(path)}`,
  payoutStatement: (id: number) => `/payout-statement/${id}`,
  demoMailbox: '/dev/mail',
  referral: (code: string) => `/?ref=${code}`,
  affiliateDashboard: (id: number) => `/affiliate-dashboard/${id}`,
  orderConfirmation: (orderId?: number) =>
    orderId ? `/order-confirmation?order=${orderId}` : '/order-confirmation',
  review: '/review',
  certificate: (number: string) => `/certificate/${number}`,
  certificatePdf: (number: string) => `/certificate/${number}/certificate.pdf`,
  certificatePicture: (number: string) => `/certificate/${number}/preview.png`,
  adminLogin: '/admin-login',
  admin: '/admin',
  adminOrders: '/admin/orders',
  adminOrder: (id: number | string) => `/admin/orders/${id}`,
  adminAddOrder: '/admin/add-order',
  adminConfirmations: '/admin/order-confirmations',
  adminConfirmation: (id: number | string) => `/admin/order-confirmations/${id}`,
  adminProjects: '/admin/projects',
  adminReviews: '/admin/reviews',
  adminTrees: '/admin/trees',
  adminContacts: '/admin/contacts',
  adminContact: (id: number | string) => `/admin/contacts/${id}`,
  adminAccounts: '/admin/accounts',
  adminAudit: '/admin/audit',
  adminApiTokens: '/admin/settings/api-tokens',
  adminLaunch: '/admin/settings/launch',
  adminInvite: (token: string) => `/admin-invite#t=${token}`,
  adminReconciliation: '/admin/reconciliation',
  adminPayouts: '/admin/payouts',
  adminPayout: (id: number | string) => `/admin/payouts/${id}`,
  adminCommissions: '/admin/commissions',
  adminClaims: '/admin/claims',
  adminAffiliates: '/admin/affiliates',
  adminEmails: '/admin/emails',
  adminPersonalData: '/admin/personal-data',
  adminSettings: '/admin/settings',
  adminWebhooks: '/admin/settings/webhooks',
  adminWebhook: (id: number | string) => `/admin/settings/webhooks/${id}`,
  adminAffiliate: (id: number | string) => `/admin/affiliates/${id}`,
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  rss: '/blog/rss.xml',
  locations: '/locations',
  demoCheckout: '/demo-checkout',
  /** The payment provider returns here. */
  checkoutSuccess: '/checkout/success',
  pricing: '/#pricing',
  /** The link of the email about a checkout that was not paid. Routes are typed by their text. */
  resumeCheckout: <Id extends string>(id: Id) => `/forms/resume-checkout/${id}` as const,
  /** Stops such emails. */
  noMoreEmails: <Token extends string>(token: Token) => `/forms/no-more-emails/${token}` as const,
  /** For browsers without JavaScript. */
  contactForm: '/forms/contact',
  demoCheckoutForm: '/forms/demo-checkout',
  terms: '/terms-of-service',
  refund: '/refund-policy',
  privacy: '/privacy-policy',
} as const;

/** Pages for search engines, beside those of the content. */
export const INDEXED_PATHS: readonly string[] = [
  paths.home,
  paths.portfolio,
  paths.whyTree,
  paths.affiliate,
  paths.affiliateSignup,
  paths.locations,
];

/** Addresses of the API that have no procedure; procedures name theirs in their metadata. */
export const apiPaths = {
  trpc: '/api/trpc',
  logoUpload: '/api/upload-logo',
  projectFiles: '/api/project/files',
  staffProjectFiles: '/api/admin/project-files',
  projectReceipt: '/api/project/receipt',
  uploads: '/api/admin/uploads',
  exports: '/api/admin/export',
  payouts: '/api/admin/payouts',
  commissionsCsv: (affiliateId: number | string) => `/api/affiliates/${affiliateId}/commissions.csv`,
  openapi: '/api/openapi.json',
  plantings: '/api/admin/plantings',
  stripeWebhook: '/api/webhooks/stripe',
  events: '/api/events',
  docs: '/api/docs',
  orderTexts: '/api/order-texts',
} as const;

export const orderTextsPath = <Lang extends string>(lang: Lang) => `${apiPaths.orderTexts}/${lang}` as const;
