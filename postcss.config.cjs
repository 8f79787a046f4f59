const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^)]*\))+), *((?:[^()]|\([^)]*\))+)\)/g;

/**
 * Writes tokens of light-dark() for browsers from before 2024: the light value, and the dark one
 * for the system's scheme and for the reader's choice. Printed pages stay light.
 */
const schemes = () => ({
  postcssPlugin: 'schemes',
  OnceExit(root, { parse }) {
    const dark = [];
    root.walkDecls(/^--/, (declaration) => {
      const { prop, value } = declaration;
      if (!value.includes('light-dark(')) return;
      dark.push(`${prop}:${value.replaceAll(LIGHT_DARK, '$2')}`);
      declaration.value = value.replaceAll(LIGHT_DARK, '$1');
    });
    if (dark.length === 0) return;
    const tokens = dark.join(';');
    root.append(
      parse(
        `@media screen and (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme="light"]){${tokens}}}
         @media screen{:root[data-mantine-color-scheme="dark"]{${tokens}}}`,
      ),
    );
  },
});
schemes.postcss = true;

module.exports = {
  plugins: [
    // The preset's light-dark() follows Mantine's attribute only.
    require('postcss-preset-mantine')({ features: { lightDarkFunction: false } }),
    require('postcss-simple-vars')({
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    }),
    schemes(),
  ],
};
