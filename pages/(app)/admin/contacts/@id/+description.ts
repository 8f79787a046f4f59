export default 'One enquiry: who asked, what they asked, notes of the staff, and the way to answer.';
