import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { pathTo } from '../../../shared/paths';
import { saveFile } from '../../../shared/save-file';
import { useApi } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { FileDrop } from '../../../shared/ui/FileDrop';
import { DownloadIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Skeleton, Text } from '../../../shared/ui/text';
import { createLabelsApi } from '../../labels';
import { useCountry } from '../../payments';
import { createBatchApi } from '../create-batch.api';
import { batchProblems, taskProblemOf } from '../batch-problem.messages';
import { sizeText } from '../file-size';
import { uploadMessages as messages } from '../upload.messages';
import { UploadStore } from '../upload.store';
import { ColumnTable } from './ColumnTable';
import { UploadOptions } from './UploadOptions';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';
const PREVIEW_HEIGHT = 280;

/** What a table looks like that is read without a question. */
const TEMPLATE =
  '\ufeffurl,slug,title,tags\r\nhttps://example.com/spring-sale,spring-sale,Spring sale,"sale, spring"\r\n';

const saveTemplate = (): void => saveFile('linklet.csv', new Blob([TEMPLATE], { type: 'text/csv' }));

const FileChoice = observer(function FileChoice({ store }: { readonly store: UploadStore }) {
  const intl = useIntl();
  const { file, preview } = store;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FileDrop
        isMain
        label={intl.formatMessage(file === null ? messages.choose : messages.chooseOther)}
        hint={intl.formatMessage(messages.chooseHint)}
        accept={ACCEPTED}
        onFile={(chosen) => void store.choose(chosen)}
        chosen={file && `${file.name} · ${sizeText(intl, file.size)}`}
      />
      {file === null && (
        <Box sx={{ textAlign: 'center' }}>
          <Button startIcon={<DownloadIcon />} onClick={saveTemplate}>
            {intl.formatMessage(messages.template)}
          </Button>
        </Box>
      )}
      {preview.isPending && (
        <>
          <Text role="status" color="textSecondary">
            {intl.formatMessage(messages.reading)}
          </Text>
          <Skeleton variant="rounded" height={PREVIEW_HEIGHT} />
        </>
      )}
      {preview.error !== null && !preview.isPending && (
        <ProblemNote problem={taskProblemOf(preview.error)} texts={batchProblems} />
      )}
    </Stack>
  );
});

/** Takes a file, shows how it is read, and sends it to be checked. */
export const UploadForm = observer(function UploadForm() {
  const intl = useIntl();
  const goTo = useLocalNavigate();
  const api = useApi(createBatchApi);
  const labelsApi = useApi(createLabelsApi);
  const [store] = useState(() => new UploadStore(api, labelsApi));
  const { country } = useCountry();
  const { preview, starting } = store;
  const start = async (): Promise<void> => {
    const task = await store.start({ lang: localeOf(intl.locale), location: country ?? '' });
    if (task !== null) goTo(pathTo('bulkResult', task.externalId));
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FileChoice store={store} />
      {preview.value !== null && !preview.isPending && (
        <>
          <Section title={intl.formatMessage(messages.columns)}>
            <ColumnTable store={store} preview={preview.value} />
          </Section>
          <UploadOptions store={store} />
          {starting.error !== null && !starting.isPending && (
            <ProblemNote problem={taskProblemOf(starting.error)} texts={batchProblems} />
          )}
          <Button
            variant="contained"
            size="large"
            aria-disabled={!store.canStart}
            onClick={() => void start()}
            sx={{ alignSelf: 'start', '&[aria-disabled="true"]': { opacity: 0.55 } }}
          >
            {intl.formatMessage(starting.isPending ? messages.checking : messages.check)}
          </Button>
        </>
      )}
    </Stack>
  );
});
