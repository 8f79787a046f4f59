import parser from '@typescript-eslint/parser';
import unsanitized from 'eslint-plugin-no-unsanitized';
import security from 'eslint-plugin-security';

export default [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { security, unsanitized },
    rules: {
      ...security.configs.recommended.rules,
      // scripts/checks/regexes.ts analyses every pattern instead.
      'security/detect-unsafe-regex': 'off',
      'security/detect-non-literal-regexp': 'off',
      // Reports every lookup with a variable, even typed enums; only `in` and client-supplied keys
      // matter.
      'security/detect-object-injection': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "BinaryExpression[operator='in'][left.type!='Literal']",
          message: 'Use Object.hasOwn: `in` also finds "constructor".',
        },
      ],
      'unsanitized/method': 'error',
      'unsanitized/property': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  { ignores: ['**/*.test.ts', '**/*.e2e.ts', 'server/testing/**'] },
];
