import { startCalculator } from '#src/features/affiliate/info/calculator.client.ts';
import { startSite } from '../site.client.ts';

startSite();
startCalculator();
