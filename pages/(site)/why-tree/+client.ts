import { startShare } from '#src/features/share/share-loader.client.ts';
import { startSite } from '../site.client.ts';

startSite();
startShare();
