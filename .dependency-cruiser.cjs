// Import rules. Back-references cover new feature folders automatically. Direction: pages ->
// src/features -> src/ui | src/client -> src/content -> src/domain <- server
const TEST = '\\.(test|e2e|built|arbitraries)\\.tsx?$';
const FEATURE = '^server/features/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Cycles make modules depend on load order. Type imports count too: they tie files together as tightly.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared-packages',
      comment: 'A package missing from package.json is installed by accident.',
      severity: 'error',
      from: { pathNot: '^node_modules' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'production-needs-no-dev-packages',
      comment: 'The container image installs without devDependencies.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/testing/', TEST] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },

    // The zones
    {
      name: 'domain-stands-alone',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^(src|pages|server|scripts|tools|bench)/', pathNot: '^src/domain/' },
    },
    {
      name: 'domain-runs-anywhere',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-is-plain',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: { path: 'node_modules/(?!zod/)' },
    },
    {
      name: 'content-knows-domain-only',
      severity: 'error',
      from: { path: '^src/content/', pathNot: TEST },
      to: { path: '^(src|pages|server)/', pathNot: '^src/(content|domain)/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src/features|src/client|pages|server)/' },
    },
    {
      name: 'client-knows-no-feature',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: '^(src/features|pages)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'Pages compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^(src/features|pages)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'browser-never-imports-the-server',
      comment: 'src/client/trpc.ts imports the type of the router, and nothing else does.',
      severity: 'error',
      from: { path: '^(src|pages)/', pathNot: ['^src/client/trpc\\.ts$', TEST] },
      to: { path: '^server/' },
    },
    {
      name: 'only-the-type-of-the-router',
      severity: 'error',
      from: { path: '^src/client/trpc\\.ts$' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-domain-only',
      severity: 'error',
      // The end-to-end tests read the texts of the screens that they use.
      from: { path: '^server/', pathNot: [TEST, '^server/testing/e2e/'] },
      // Dictionaries of emails and their pages are content.
      to: {
        path: '^(src|pages|scripts|tools)/',
        pathNot: ['^src/(domain|content/recovery)/', '^src/content/landing/time-note\\.ts$'],
      },
    },

    // Inside the server
    {
      name: 'features-meet-in-services-entities-and-ports',
      comment: 'scripts/checks/feature-graph.ts checks that they depend on each other in one direction.',
      severity: 'error',
      from: { path: FEATURE, pathNot: TEST },
      to: { path: '^server/features/', pathNot: ['^server/features/$1/', '\\.(service|entity|port)\\.ts$'] },
    },
    {
      name: 'orders-do-not-know-the-affiliate-programme',
      comment: 'It listens to them (server/order-listeners.ts) and attributes them (deps.attribution).',
      severity: 'error',
      from: { path: '^server/features/(order|payment|ledger)/', pathNot: TEST },
      to: {
        path: '^server/features/(affiliate[^/]*|claim|commission|link-test|payout|referral)/',
      },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: [TEST, '^server/platform/database/orm-options\\.ts$'] },
      to: { path: '^server/(features|http|trpc|app|seed|database|resilience|start|main)' },
    },
    {
      name: 'services-know-neither-trpc-nor-http',
      severity: 'error',
      from: { path: '^server/.*\\.service\\.ts$' },
      to: { path: ['^server/(trpc|http)/', 'node_modules/(hono|@hono|@trpc)/'] },
    },
    {
      name: 'orm-behind-services',
      severity: 'error',
      from: {
        path: '^(server|src|pages)/',
        pathNot: [
          '\\.(entity|service)\\.ts$',
          '^server/(platform|auth|database)/',
          '^server/database/entities\\.ts$',
          TEST,
        ],
      },
      to: { path: 'node_modules/@mikro-orm/' },
    },
    {
      name: 'hono-at-the-edge',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['^server/app\\.ts$', '^server/http/', '\\.route\\.ts$', '^server/testing/', TEST],
      },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      // LUC-1
      name: 'lucia-in-one-place',
      severity: 'error',
      from: { path: '^(server|src|pages)/', pathNot: '^server/auth/lucia[^/]*\\.ts$' },
      to: { path: 'node_modules/lucia/' },
    },
    {
      name: 'stripe-in-one-place',
      severity: 'error',
      from: {
        path: '^(server|src|pages)/',
        pathNot: ['^server/features/payment/stripe/', '^server/testing/'],
      },
      to: { path: 'node_modules/stripe/' },
    },
    {
      name: 'payment-provider-behind-its-port',
      comment: 'Only the composition root knows which provider there is.',
      severity: 'error',
      from: {
        path: '^(server|src|pages)/',
        pathNot: [
          '^server/features/payment/stripe/',
          '^server/(app|create-deps)\\.ts$',
          '^server/testing/',
          TEST,
        ],
      },
      to: { path: '^server/features/payment/stripe/' },
    },
    {
      name: 'no-react-on-the-server',
      severity: 'error',
      from: { path: '^(server|src/domain)/', pathNot: '\\.email\\.tsx$' },
      to: { path: 'node_modules/(react|react-dom|@mantine)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: [TEST, '^server/testing/', '^bench/', '^(vitest|playwright)\\.config\\.ts$'] },
      to: { path: [TEST, '^server/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|public)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
