import type { Trade } from './trade.ts';

/** Offices, care and guests: from accountants to hairdressers. */
export const officeTrades: readonly Trade[] = [
  {
    label: 'Accountant',
    words: 'account, accountant, bookkeep, tax, payroll, vat',
    motif: 'accounts',
    palette: 'navy',
    headline: ['Sums done.', 'Sleep well.'],
    text: 'Tax returns, VAT and payroll',
    action: 'Ask for a fee',
  },
  {
    label: 'Bed and breakfast',
    words:
      'hotel, guest house, guesthouse, b&b, bnb, breakfast, hostel, inn, lodge, holiday let, cottage, campsite',
    motif: 'bed',
    palette: 'navy',
    headline: ['Sleep well.', 'Wake slowly.'],
    text: 'Rooms, breakfast and a good map',
    action: 'Ask about dates',
  },
  {
    label: 'Charity',
    words: 'charit, charity, volunteer, foundation, food bank, community, church',
    motif: 'heart',
    palette: 'clay',
    headline: ['Help is here.', 'So is tea.'],
    text: 'What we do, and how to join in',
    action: 'Give or get help',
  },
  {
    label: 'Clothes shop',
    words: 'clothes, clothing, fashion, dress, boutique, bridalwear',
    motif: 'dress',
    palette: 'plum',
    headline: ['Made to be', 'worn for years.'],
    text: 'For every day, and for the day',
    action: 'See the rail',
  },
  {
    label: 'Consultant',
    words:
      'consult, consultant, coach, coaching, advice, advis, marketing, agency, financ, mortgage, insurance',
    motif: 'trend',
    palette: 'teal',
    headline: ['One problem.', 'Twelve weeks.'],
    text: 'Advice for firms that want to grow',
    action: 'Talk it through',
  },
  {
    label: 'Dentist',
    words: 'dental, dentist, orthodont, hygienist, teeth',
    motif: 'tooth',
    palette: 'sky',
    headline: ['Nobody will', 'tell you off.'],
    text: 'Check-ups, fillings and clear fees',
    action: 'Call the desk',
  },
  {
    label: 'Estate agent',
    words: 'estate agent, real estate, letting, property, realtor, landlord, estate',
    motif: 'key',
    palette: 'sand',
    headline: ['We know', 'your road.'],
    text: 'Sales and lettings',
    action: 'Value my home',
  },
  {
    label: 'Gym',
    words: 'gym, gyms, fitness, personal trainer, crossfit, boxing, dance',
    motif: 'kettlebell',
    palette: 'night',
    headline: ['Come as', 'you are.'],
    text: 'Small classes, patient trainers',
    action: 'Try one session',
  },
  {
    label: 'Hairdresser',
    words:
      'hair, hairdresser, barber, salon, beaut, beauty, nail, nails, lash, brow, brows, cosmetic, makeup',
    motif: 'mirror',
    palette: 'berry',
    headline: ['Hair that still', 'works on Monday.'],
    text: 'Cuts and colour, every price here',
    action: 'See the prices',
  },
];
