import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import {
  answerReminder,
  designsReady,
  projectMessage,
  projectNotice,
  reviewReady,
  reviewRequest,
  websiteLive,
} from './project-email/project.email.ts';
import { treeCertificate, treePlanted } from './tree/certificate.email.ts';

export const projectEmails = ({ origin, keyring }: EmailEnvironment) => ({
  'designs-ready': designsReady(origin, keyring),
  'review-ready': reviewReady(origin, keyring),
  'website-live': websiteLive(origin, keyring),
  'project-message': projectMessage(origin, keyring),
  'answer-reminder': answerReminder(origin, keyring),
  'review-request': reviewRequest(origin, keyring),
  'project-notice': projectNotice(origin),
  'tree-certificate': treeCertificate(origin, keyring),
  'tree-planted': treePlanted(origin, keyring),
});
