/**
 * A screenshot as sent: bytes. The browser makes it smaller before; one record holds no more. In a file of its own: pages
 * that need this number do not need the schemas.
 */
export const largestScreenshot = 250_000;
