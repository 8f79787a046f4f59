export default 'The lines of one payout run: download, pay, mark as paid or failed.';
