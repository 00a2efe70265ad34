/** Where those who see a business's findings see them; `give`: a link to an account, of which they come to give more. */
export const brandPath = (businessId: string, give?: string): string =>
  `/business-dashboard?businessId=${encodeURIComponent(businessId)}${give ? `&give=${encodeURIComponent(give)}` : ''}#brand`;
