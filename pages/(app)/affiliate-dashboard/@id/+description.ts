export default 'Your referrals, commissions and payouts, your referral link, and what happens with each sale.';
