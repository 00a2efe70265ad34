/**
 * Section 3 of the specification, transcribed by hand and word for word: each line is the specification's own list.
 * Never edit this to make a test pass.
 */
const list = (text: string): string[] => text.split(', ');

export const specEntities: Record<string, string[]> = {
  User: list(
    'id, createdAt, updatedAt, preferredName, firstName, middleName, lastName, accountEmail, phoneCell, gender, dateOfBirth, birthCity, birthCountry, profileImagePath, alertsMonitoring, alertsConnectionRequest, alertsNewFeatures, alertsCompanyUpdates, tourEnabled, ignoredUserIds, impersonationDetection, addresses, emails, phones, socialMediaAccounts, devices, role',
  ),
  Address: list('address, address2, city, state, zipCode, country, verifiedAt, createdAt, updatedAt'),
  'Email entry': list('emailAddress, emailUse, verifiedAt'),
  'Phone entry': list('phoneNumber, phoneType, phoneUse, verifiedAt'),
  'Social account': list('platform, pageUrl, profileImagePath, accountData, verifiedAt'),
  Device: list(
    'ipAddressList, userAgentList, httpHeaders, timeZone, screenSize, colorDepth, language, platform, cpuCores, deviceMemoryGB',
  ),
  Business: list(
    'id, adminId, name, domain, website, department, shortName, logoImagePath, address, email, phone, socialMediaAccounts, totalAvailableSeats, createdAt, updatedAt',
  ),
  BusinessAccountUsers: list('businessId, userEmailAddress, userId, role, adminUserId, createdAt, updatedAt'),
  EmailInventory: list('emailAddress, id, type, createdAt, updatedAt'),
  PhoneInventory: list('phoneNumber, id, type, createdAt, updatedAt'),
};

/** "these five are booleans" */
export const specBooleans = list(
  'alertsMonitoring, alertsConnectionRequest, alertsNewFeatures, alertsCompanyUpdates, tourEnabled',
);

/** "ignoredUserIds (list)", "and the lists addresses, emails, phones, socialMediaAccounts, devices" */
export const specLists = list('ignoredUserIds, addresses, emails, phones, socialMediaAccounts, devices');

export const specEnumerations: Record<string, string[]> = {
  'Contact use': list('PERSONAL, HOME, WORK, SCHOOL, VOLUNTEER, OTHER'),
  'Phone type': list('CELLULAR, LANDLINE, VOIP'),
  'Social platform': list(
    'FACEBOOK, LINKEDIN, X, INSTAGRAM, GOOGLE, MICROSOFT, TIKTOK, PINTEREST, SNAPCHAT, GITHUB, REDDIT, DISCORD, ZOOM, SPOTIFY, TWITCH, IMGUR, WHATSAPP',
  ),
  'Inventory type': list('PRIMARY, SECONDARY'),
  'Connection status': list('REQUESTED, ACCEPTED, IGNORED, BROKEN'),
};

/** "Authentication score: a number from 0 to 100." */
export const specScore = { least: 0, most: 100 };
