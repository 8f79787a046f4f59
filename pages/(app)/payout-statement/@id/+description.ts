export default 'Balance, payouts and movements of one affiliate account, made to be printed or kept as a PDF.';
