import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Stack } from '../../../shared/ui/layout';
import type { LinksApi } from '../links.api';
import type { DeviceLinksStore } from '../device-links.store';
import { ShortenFormStore } from '../shorten-form.store';
import { Result } from './lazy-result';
import { ShortenForm } from './ShortenForm';

interface FirstLinkProps {
  readonly api: LinksApi;
  readonly links: DeviceLinksStore;
  readonly onMade: () => void;
}

/** The shorten box without the rest of the home page, for other features to show. */
const FirstLink = observer(function FirstLink({ api, links, onMade }: FirstLinkProps) {
  const [form] = useState(() => new ShortenFormStore(api, links));
  useEffect(() => () => form.dispose(), [form]);
  const { created } = form;
  useEffect(() => {
    if (created !== null) onMade();
  }, [created, onMade]);
  return (
    <Stack sx={{ gap: 2 }}>
      <ShortenForm form={form} />
      <Result form={form} />
    </Stack>
  );
});

export default FirstLink;
