export default 'Enquiries from the contact forms of the website, and their answers.';
