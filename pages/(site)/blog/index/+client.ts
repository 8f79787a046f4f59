import { startBlog } from '#src/features/blog/blog.client.ts';
import { startSite } from '../../site.client.ts';

startSite();
startBlog();
