import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { Facts } from '../../../shared/ui/Facts';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { blockListMessages as messages } from '../block-list.messages';
import { createModerationApi } from '../create-moderation.api';
import type { ListedBlockFile as FileRead } from '../moderation.api';

const FileFacts = observer(function FileFacts({ file }: { readonly file: FileRead }) {
  const intl = useIntl();
  const { readTime, entries, skipped, skippedLines, isOutdated } = file;
  if (readTime === null) {
    return (
      <Notice title={intl.formatMessage(messages.noFile)} text={intl.formatMessage(messages.noFileText)} />
    );
  }
  return (
    <>
      {isOutdated && <Text sx={{ fontWeight: 650, mb: 1.5 }}>{intl.formatMessage(messages.outdated)}</Text>}
      <Facts
        facts={[
          [intl.formatMessage(messages.entries), intl.formatNumber(entries)],
          [intl.formatMessage(messages.read), formatDateTime(intl.locale, readTime)],
        ]}
      />
      {skipped > 0 && (
        <>
          <Text component="h3" sx={{ fontWeight: 650, mt: 2, mb: 1 }}>
            {intl.formatMessage(messages.skipped, { count: skipped })}
          </Text>
          <Facts
            facts={skippedLines.map(({ number, text }) => [
              intl.formatMessage(messages.line, { number: intl.formatNumber(number) }),
              text,
            ])}
          />
        </>
      )}
    </>
  );
});

/** What the operator blocks in a file, which only they can change. */
export const BlockListFile = observer(function BlockListFile() {
  const intl = useIntl();
  const api = useApi(createModerationApi);
  const [file] = useState(() => new Request<FileRead>());
  const load = (): void => void file.run(() => api.blockListFile());
  useEffect(load, [file, api]);
  return (
    <Section title={intl.formatMessage(messages.file)}>
      <Loaded request={file} onRetry={load} height={120}>
        {(read) => <FileFacts file={read} />}
      </Loaded>
    </Section>
  );
});
