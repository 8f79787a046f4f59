export default 'One order: customer, payment, commission, history, mails and private notes.';
