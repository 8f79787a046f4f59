/** Spec 8, for a form sent without script: title and text of each outcome, and the name of the link home. */
export type FormAnswers = {
  sent: [title: string, text: string];
  missing: [title: string, text: string];
  failed: [title: string, text: string];
  home: string;
};

const GO_BACK = "Your browser's back button takes you to the form with what you typed.";

export const ENGLISH_ANSWERS: FormAnswers = {
  sent: ['Message Sent Successfully!', "We'll get back to you within 24 hours."],
  missing: ['Missing Information', `Please fill in all required fields. ${GO_BACK}`],
  failed: ['Failed to Send Message', `Please try again later. ${GO_BACK}`],
  home: 'Back to the home page',
};
