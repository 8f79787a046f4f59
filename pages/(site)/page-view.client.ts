import { reportPageView } from '#src/ui/analytics.ts';

reportPageView(location.pathname);
