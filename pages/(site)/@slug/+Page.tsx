import { useData } from 'vike-react/useData';
import { LandingPage } from '#src/features/site/landing/landing-page.tsx';
import type { Data } from './+data.ts';

export const Page = () => <LandingPage landing={useData<Data>().landing} />;
