import { startBlog } from '#src/features/site/blog/blog.client.ts';
import { startSite } from '../../site.client.ts';

startSite();
startBlog();
