/** Where things fly over the table, behind the words. Empty for everybody but the eye. */
export const StageLayer = () => <div className="flights" data-stage="" aria-hidden="true" />
