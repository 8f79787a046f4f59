import { reportPageView } from '#src/ui/behaviour/analytics.ts';

reportPageView(location.pathname);
