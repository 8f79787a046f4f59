import { useEffect, useRef, useState } from 'react';
import { FILE_BYTES_MAX, FILES_PER_MESSAGE } from '#src/domain/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import type { UploadedFile } from '../project-api.ts';
import { useProject } from '../project-context.tsx';
import { findUploadError, UploadError } from './upload-file.ts';

type Upload = { key: number; name: string; percent: number };

export type Attaching = ReturnType<typeof useAttachments>;

/** Uploads chosen files one by one; those that are stored belong to the draft. */
export function useAttachments(stored: readonly UploadedFile[], onStored: (file: UploadedFile) => void) {
  const { texts, formats, api } = useProject();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const count = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  const messageOf = (error: unknown, name: string) => {
    const reason = error instanceof UploadError ? error.reason : 'failed';
    return fillText(texts.files[reason], { name, size: formats.size(FILE_BYTES_MAX) });
  };

  async function upload(file: File): Promise<void> {
    count.current += 1;
    const key = count.current;
    const controller = new AbortController();
    running.current.set(key, controller);
    setUploads((now) => [...now, { key, name: file.name, percent: 0 }]);
    try {
      const onProgress = (percent: number) =>
        setUploads((now) => now.map((one) => (one.key === key ? { ...one, percent } : one)));
      onStored(await api.upload(file, onProgress, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) setErrors((now) => [...now, messageOf(error, file.name)]);
    } finally {
      running.current.delete(key);
      setUploads((now) => now.filter((one) => one.key !== key));
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    setErrors([]);
    const room = FILES_PER_MESSAGE - stored.length - uploads.length;
    if (files.length > room) setErrors([fillText(texts.files.tooMany, { count: FILES_PER_MESSAGE })]);
    const checked = files
      .slice(0, Math.max(0, room))
      .map((file) => ({ file, reason: findUploadError(file) }));
    for (const { file, reason } of checked)
      if (reason) setErrors((now) => [...now, messageOf(new UploadError(reason), file.name)]);
    for (const { file, reason } of checked) if (!reason) await upload(file);
  }
  const cancel = (key: number) => running.current.get(key)?.abort();
  return { uploads, errors, add, cancel };
}
