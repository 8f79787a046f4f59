export default 'One affiliate: profile, rate, status, sales and notes.';
