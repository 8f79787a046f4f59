import { type AppPages, adminPage } from '#src/domain/define-screens.ts';
import { paths } from '#src/domain/paths.ts';

export const projectPages = {
  'admin/projects': adminPage('Projects', 'Websites in the making, by what is due next.', {
    group: 'work',
    letter: 'w',
  }),
  'admin/trees': adminPage('Trees', 'Tree certificates of live websites, and the plantings of their trees.', {
    under: paths.adminProjects,
  }),
  'admin/reviews': adminPage(
    'Reviews',
    'What customers say about their websites, and whether it is published.',
    { group: 'work' },
  ),
  project: {
    title: 'Your project',
    description:
      'The website you ordered: where it is, when the next step is due, your designs, messages and files.',
  },
  review: {
    title: 'Your review',
    description: 'Tell us what it was like to work with us, and help others choose.',
  },
  /** Its title and description are in the language of the order (certificate-meta.ts). */
  'certificate/@number': {
    title: 'Tree certificate',
    description: 'The certificate of a tree that is planted for a website.',
  },
} as const satisfies AppPages;
