import { startSite } from '../../site.client.ts';

startSite();
