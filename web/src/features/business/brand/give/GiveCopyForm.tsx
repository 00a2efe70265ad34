import { useState } from 'react';
import { printOf } from '../../../compare/keep/as-finding.ts';
import { typedOf } from '../../../compare/offer/offered.ts';
import type { Picture } from '../../../picture/picture.ts';
import { PictureField } from '../../../picture/PictureField.tsx';
import type { Given } from '../../../scan/brought/given.ts';
import { GivenForm } from '../../../scan/brought/GivenForm.tsx';
import { words } from '../words.ts';
import type { Comparable } from './comparable.ts';
import { leadWords } from './lead-words.ts';
import type { GivenLink } from './link-in.ts';
import { OfWebsite, type Website } from './OfWebsite.tsx';
import { useGiveCopy } from './use-give-copy.ts';

const { form: title, send: label, sent, picture: ofPicture } = words.give;

interface Props {
  businessId: string;
  /** Its domain or one of its accounts is: until then its logo could be anybody's. */
  comparable: Comparable;
  /** What can be done about a website instead. */
  website: Website;
  /** A copy that was given before, by its link alone. */
  given?: GivenLink;
  onGiven?: ((given: Given) => void) | undefined;
  open: boolean;
  onClose: () => void;
  onOpened?: () => void;
}

/**
 * What is asked of a copy that a business knows of; of its picture the hash alone is sent. What was entered of one that was given by
 * its link when it was compared in this tab stands in the form.
 */
export function GiveCopyForm({ businessId, comparable, website, given, onGiven, ...opening }: Props) {
  const give = useGiveCopy(businessId);
  const [typed] = useState(() => (given ? typedOf(given) : {}));
  // The address of the page says it anew whenever that is drawn.
  const [known] = useState(given);
  const about = known ? `-${known.platform}-${known.handle}` : '';
  const [picture, setPicture] = useState<Picture | undefined>(typed.picture);
  return (
    <GivenForm
      {...{ ...opening, title, label, sent, given: known, typed }}
      draft={`given-${businessId}${about}`}
      more={{ picture: printOf({ picture }) }}
      ofWebsite={<OfWebsite {...{ businessId, website }} />}
      send={async (account) => {
        const at = Date.now();
        const answer = await give.mutateAsync(account);
        onGiven?.({ ...answer, at });
        // It is of this account: the next one given is compared by its own.
        setPicture((now) => (now === picture ? undefined : now));
        return answer;
      }}
    >
      <p className="quiet small">{leadWords(comparable)}</p>
      <PictureField title={ofPicture} picture={picture} onChange={setPicture} />
    </GivenForm>
  );
}
