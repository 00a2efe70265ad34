/** Where those who see a business's findings see them; `give`: a link to an account, of which they come to give more. */
export const brandPath = (businessId: string, give?: string): string =>
  `${pathOf(businessId)}${give ? `&give=${encodeURIComponent(give)}` : ''}#brand`;

/** Where they see one of them, which may be filed below. */
export const brandFindingPath = (businessId: string, findingId: string): string =>
  `${pathOf(businessId)}#finding-${findingId}`;

const pathOf = (businessId: string): string =>
  `/business-dashboard?businessId=${encodeURIComponent(businessId)}`;
