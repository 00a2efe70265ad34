/** Every field of the person, as the data service gives them. */
const USER = `id createdAt updatedAt preferredName firstName middleName lastName accountEmail phoneCell gender dateOfBirth
  birthCity birthCountry profileImagePath alertsMonitoring alertsWeek alertsConnectionRequest alertsNewFeatures alertsCompanyUpdates
  tourEnabled stepsLeftOut ignoredUserIds role version
  impersonationDetection { lastScanAt likelyClones possibleClones namesakes }
  addresses { address address2 city state zipCode country verifiedAt createdAt updatedAt }
  emails { emailAddress emailUse verifiedAt }
  phones { phoneNumber phoneType phoneUse verifiedAt }
  socialMediaAccounts { platform pageUrl profileImagePath accountData verifiedAt }
  devices { ipAddressList userAgentList httpHeaders timeZone screenSize colorDepth language platform cpuCores deviceMemoryGB }`;

export const GET_USER = `query GetUser($id: ID!) { getUser(id: $id) { ${USER} } }`;
export const CREATE_USER = `mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { ${USER} } }`;
/** Refused with CONFLICT when the record is no longer the `version` that was read. */
export const UPDATE_USER = `mutation UpdateUser($input: UpdateUserInput!) { updateUser(input: $input) { ${USER} } }`;
