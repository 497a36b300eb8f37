import { observer } from 'mobx-react-lite';
import { useStores } from '../../../../shared/store-context';
import type { ShortenFormStore } from '../../shorten-form.store';
import { PageCard } from './PageCard';
import { SameAddress } from './SameAddress';

/** What there is to see of the address in the box: its page, and the links that lead there already. */
const AddressParts = observer(function AddressParts({ form }: { readonly form: ShortenFormStore }) {
  const { session } = useStores();
  const { pasted, judged, url } = form;
  // It stands in the box still, and the server has found nothing against it.
  const accepted = judged?.url === url && judged.code === null ? url : null;
  return (
    <>
      {pasted !== null && <PageCard key={pasted} url={pasted} />}
      {session.isSignedIn && accepted !== null && <SameAddress key={accepted} url={accepted} />}
    </>
  );
});

export default AddressParts;
