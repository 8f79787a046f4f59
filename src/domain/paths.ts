/** Paths that code links to. */
export const paths = {
  home: '/',
  portfolio: '/portfolio',
  project: (id: string) => `/portfolio/${id}`,
  whyTree: '/why-tree',
  affiliate: '/affiliate',
  affiliateSignup: '/affiliate-signup',
  affiliateLogin: '/affiliate-login',
  /** The login page returns to `path`, see affiliate/return-path.rules.ts. */
  affiliateLoginFor: (path: string) => `/affiliate-login?return=${encodeURIComponent(path)}`,
  payoutStatement: (id: number) => `/payout-statement/${id}`,
  demoMailbox: '/dev/mail',
  /** The home page as an affiliate's customers open it. */
  referral: (code: string) => `/?ref=${code}`,
  affiliateDashboard: (id: number) => `/affiliate-dashboard/${id}`,
  orderConfirmation: (orderId?: number) =>
    orderId ? `/order-confirmation?order=${orderId}` : '/order-confirmation',
  adminLogin: '/admin-login',
  admin: '/admin',
  adminOrders: '/admin/orders',
  adminOrder: (id: number | string) => `/admin/orders/${id}`,
  adminAddOrder: '/admin/add-order',
  adminConfirmations: '/admin/order-confirmations',
  adminConfirmation: (id: number | string) => `/admin/order-confirmations/${id}`,
  adminContacts: '/admin/contacts',
  adminContact: (id: number | string) => `/admin/contacts/${id}`,
  adminAccounts: '/admin/accounts',
  adminAudit: '/admin/audit',
  adminApiTokens: '/admin/settings/api-tokens',
  adminInvite: (token: string) => `/admin-invite#t=${token}`,
  adminReconciliation: '/admin/reconciliation',
  adminCommissions: '/admin/commissions',
  adminClaims: '/admin/claims',
  adminAffiliates: '/admin/affiliates',
  adminEmails: '/admin/emails',
  adminAffiliate: (id: number | string) => `/admin/affiliates/${id}`,
  blog: '/blog',
  locations: '/locations',
  demoCheckout: '/demo-checkout',
  terms: '/terms-of-service',
  refund: '/refund-policy',
} as const;

/** Addresses of the API that have no procedure; procedures name theirs in their metadata. */
export const apiPaths = {
  trpc: '/api/trpc',
  logoUpload: '/api/upload-logo',
  uploads: '/api/admin/uploads',
  exports: '/api/admin/export',
  payouts: '/api/admin/payouts',
  openapi: '/api/openapi.json',
} as const;
