/** The promise about time, for emails in the words of the country pages. */
import { inLanguage } from '#src/domain/shared/in-language.ts';
import { en } from './dictionaries/en.ts';
import { dictionaryList } from './dictionary-list.ts';

const DICTIONARIES = { ...dictionaryList, en };

/** In the form of address of the language; a variant such as `nl-BE` may have another. */
export const timeNote = (lang: string): string => inLanguage(DICTIONARIES, lang).texts.timeNote;
