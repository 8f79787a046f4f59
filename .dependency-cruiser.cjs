// Import rules. Back-references cover new feature folders automatically. Direction: pages ->
// src/features -> src/ui | src/client -> src/content -> src/domain <- server
const TEST = '\\.(test|e2e|built|arbitraries)\\.tsx?$';
/**
 * The modules that each one imports from: no circle, and eight arrows at most. `sale` is the first;
 * `project`, `affiliate` and `site` do not know each other.
 */
const MODULES = ['sale', 'project', 'affiliate', 'site', 'office', 'integration'];
const KNOWN = {
  sale: [],
  project: ['sale'],
  affiliate: ['sale'],
  site: ['sale'],
  office: ['sale', 'project', 'affiliate', 'site'],
  integration: ['sale'],
};
const ZONES = '^(?:server/modules|src/domain|src/features|src/content)';
const moduleOrder = MODULES.map((module) => ({
  name: `${module}-knows-${KNOWN[module].join('-') || 'no-module'}-only`,
  comment: 'It publishes an event where another module must react (server/events.ts).',
  severity: 'error',
  from: { path: `${ZONES}/${module}/`, pathNot: TEST },
  to: {
    path: `${ZONES}/(${MODULES.filter((other) => other !== module && !KNOWN[module].includes(other)).join('|')})/`,
  },
}));

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
      name: 'emails-and-order-texts-belong-to-the-server',
      comment: 'It reads them by textsOf(); a page of the application would load those of all languages.',
      severity: 'error',
      from: {
        path: '^(src|pages)/',
        pathNot: ['^src/content/languages/(all-languages|[^/]+/(emails|order))\\.ts$', TEST],
      },
      to: {
        path: '^src/content/languages/[^/]+/(emails|order)\\.ts$',
        pathNot: '^src/content/languages/en/order\\.ts$',
      },
    },
    {
      name: 'application-loads-one-language',
      comment: 'It imports customer-page.ts, review-page.ts or app-chrome.ts, which load files when needed.',
      severity: 'error',
      from: {
        path: '^(src/(client|ui/app-frame|features/(project|office|affiliate|integration|admin))|pages/\\(app\\))',
        pathNot: TEST,
      },
      to: {
        path: '^src/content/languages/(all-languages|texts-of)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
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
    ...moduleOrder,
    {
      name: 'shared-rules-know-no-module',
      severity: 'error',
      from: { path: '^src/domain/shared/', pathNot: TEST },
      to: { path: '^src/domain/(sale|project|affiliate|site|office|integration)/' },
    },
    {
      name: 'kit-of-the-admin-area-knows-no-module',
      comment: 'Pages and modules compose it.',
      severity: 'error',
      from: { path: '^src/features/admin/', pathNot: TEST },
      to: { path: '^src/features/(?!admin/)' },
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
      name: 'server-knows-domain-and-languages-only',
      severity: 'error',
      // The end-to-end tests read the texts of the screens that they use.
      from: { path: '^server/', pathNot: [TEST, '^server/testing/e2e/'] },
      // Emails and their pages are written in the language of the order.
      to: {
        path: '^(src|pages|scripts|tools)/',
        pathNot: '^src/(domain|content/languages)/',
      },
    },

    // Inside the server
    {
      name: 'modules-meet-in-services-and-entities',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: TEST },
      to: {
        path: '^server/modules/',
        pathNot: ['^server/modules/$1/', '\\.(service|entity|port)\\.ts$'],
      },
    },
    {
      name: 'infrastructure-knows-no-module',
      comment: 'It reads the manifests (server/modules.ts).',
      severity: 'error',
      from: { path: '^server/(platform|auth|trpc|http)/', pathNot: TEST },
      to: { path: '^server/modules/' },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: [TEST, '^server/platform/database/orm-options\\.ts$'] },
      to: { path: '^server/(modules|http|trpc|app|seed|database|resilience|start|main)' },
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
        pathNot: ['^server/(app|module)\\.ts$', '^server/http/', '\\.route\\.ts$', '^server/testing/', TEST],
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
        pathNot: ['^server/modules/sale/payment/stripe/', '^server/testing/'],
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
          '^server/modules/sale/payment/stripe/',
          '^server/create-deps\\.ts$',
          '^server/modules/sale/sale\\.module\\.ts$',
          '^server/testing/',
          TEST,
        ],
      },
      to: { path: '^server/modules/sale/payment/stripe/' },
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
