export default 'Payout runs: what the next one would hold, and what became of the earlier ones.';
