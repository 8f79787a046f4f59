/** The message is a sentence for the reader. */
export class UploadError extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

type Upload = {
  url: string;
  field: 'file' | 'logo' | 'evidence';
  file: File;
  /** The message if the response is not ours, such as a proxy's. */
  failed: string;
  headers?: Readonly<Record<string, string>>;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/** By XMLHttpRequest, because `fetch` reports no progress. @throws UploadError */
export function uploadFile<Stored>(upload: Upload): Promise<Stored> {
  const { url, field, file, failed, headers = {}, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message = failed) => reject(new UploadError(message, request.status || null));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      try {
        const response = JSON.parse(request.responseText);
        if (request.status < 300) resolve(response);
        else fail(response.message);
      } catch {
        fail();
      }
    };
    request.onerror = () => fail();
    request.onabort = () => fail();
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append(field, file);
    request.send(body);
  });
}
