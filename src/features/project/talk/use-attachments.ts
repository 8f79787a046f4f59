import { useEffect, useRef, useState } from 'react';
import { FILE_BYTES_MAX, FILES_PER_MESSAGE } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import type { UploadedFile } from '../project-api.ts';
import { useProject } from '../project-context.tsx';
import { type FileProblem, fileProblemOf, findFileProblem } from './file-problem.ts';

type Upload = { key: number; name: string; percent: number };

export type Attaching = ReturnType<typeof useAttachments>;

/** Uploads chosen files one by one; those that are stored belong to the draft. */
export function useAttachments(stored: readonly UploadedFile[], onStored: (file: UploadedFile) => void) {
  const { texts, formats, api } = useProject();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const count = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = controllers.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);
  const showProblem = (problem: FileProblem, name: string) => {
    const message = fillText(texts.files[problem], { name, size: formats.size(FILE_BYTES_MAX) });
    setErrors((now) => [...now, message]);
  };

  async function upload({ key, name }: Upload, file: File): Promise<void> {
    const signal = controllers.current.get(key)?.signal;
    if (!signal) return;
    try {
      const onProgress = (percent: number) =>
        setUploads((now) => now.map((one) => (one.key === key ? { ...one, percent } : one)));
      onStored(await api.upload(file, onProgress, signal));
    } catch (error) {
      if (!signal.aborted) showProblem(fileProblemOf(error), name);
    } finally {
      drop(key);
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    setErrors([]);
    const room = FILES_PER_MESSAGE - stored.length - uploads.length;
    if (files.length > room) setErrors([fillText(texts.files.tooMany, { count: FILES_PER_MESSAGE })]);
    const queued: { upload: Upload; file: File }[] = [];
    for (const file of files.slice(0, Math.max(0, room))) {
      const problem = findFileProblem(file);
      if (problem) showProblem(problem, file.name);
      else queued.push({ upload: { key: ++count.current, name: file.name, percent: 0 }, file });
    }
    // Those that wait count towards the limit, and can be cancelled like the one that runs.
    for (const { upload } of queued) controllers.current.set(upload.key, new AbortController());
    setUploads((now) => [...now, ...queued.map((one) => one.upload)]);
    for (const one of queued) await upload(one.upload, one.file);
  }
  function drop(key: number): void {
    controllers.current.delete(key);
    setUploads((now) => now.filter((one) => one.key !== key));
  }
  function cancel(key: number): void {
    controllers.current.get(key)?.abort();
    drop(key);
  }
  return { uploads, errors, add, cancel };
}
