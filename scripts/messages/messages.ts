/**
 * Prints every sentence of the interface by feature, with its place. `npm run messages -- order`
 * prints the features and files whose name contains the word.
 */
import { allSentences, featureOf } from './sentences.ts';

const [wanted = ''] = process.argv.slice(2);
const sentences = allSentences().filter(({ file }) => `${featureOf(file)} ${file}`.includes(wanted));
const features = Map.groupBy(sentences, ({ file }) => featureOf(file));
for (const [feature, ofFeature] of [...features].sort(([a], [b]) => a.localeCompare(b))) {
  console.info(`\n# ${feature} (${ofFeature.length})`);
  for (const [file, ofFile] of Map.groupBy(ofFeature, (sentence) => sentence.file)) {
    console.info(file);
    for (const { line, key, text } of ofFile) console.info(`  ${line}  ${key}\n      ${text}`);
  }
}
console.info(`\n${sentences.length} sentences in ${features.size} features`);
