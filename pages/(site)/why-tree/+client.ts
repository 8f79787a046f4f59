import { startShare } from '#src/features/site/share/share-loader.client.ts';
import { startSite } from '../site.client.ts';

startSite();
startShare();
