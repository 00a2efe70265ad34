import { words } from './words.ts';

/** Above a page of a business that is over for whoever reads it, and on which they were typing. */
export const TypedStays = () => (
  <p className="note" role="alert">
    {words.typedStays}
  </p>
);
