/** Calls of the customer's page; the link's token is added to each. */
import type { ProjectFileView } from '#src/domain/project/project/customer-page.schema.ts';
import type { NameDisplay } from '#src/domain/project/tree/certificate.rules.ts';

export type WrittenText = { text: string; fileIds: number[] };
export type UploadedFile = Pick<ProjectFileView, 'id' | 'name' | 'sizeBytes'>;

export type ProjectApi = {
  chooseDesign(input: { designId: number; note: string | null }): Promise<unknown>;
  requestChanges(input: WrittenText): Promise<unknown>;
  approve(): Promise<unknown>;
  nameOnCertificate(input: { display: NameDisplay }): Promise<unknown>;
  confirmDomain(input: { domain: string }): Promise<unknown>;
  sendMessage(input: WrittenText & { kind: 'message' | 'problem' }): Promise<unknown>;
  /** Rejects with an `UploadError`. */
  upload(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<UploadedFile>;
};
