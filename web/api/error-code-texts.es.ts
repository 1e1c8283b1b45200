import { gigabyte, megabyte } from '#contract/bytes.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import {
  accountLimits,
  contactLimits,
  describedStyleLimits,
  faceLimits,
  freeActionLimits,
  galleryLimits,
  jobLimits,
  linkLimits,
  promptLimits,
  trainedStyleLimits,
  uploadLimits,
  voiceLimits,
} from '#contract/limits.ts';
import { writeList } from '#contract/lists.ts';
import { plans, specialDiscount } from '#contract/plans.ts';
import { uploadMegabytes, uploadMegapixels } from '#contract/text-numbers.ts';
import { formTools } from '#contract/tools.ts';
import { formatNumberIn } from '#web/i18n/message.ts';
import type { ErrorTexts } from './error-code-texts.ts';

export const texts: ErrorTexts = {
  invalid_json: 'El cuerpo de la solicitud no es JSON válido. Envía un objeto JSON.',
  address_not_allowed: 'Esta dirección no se puede usar. Usa la de una de tus propias imágenes.',
  validation_failed: 'Faltan campos o hay alguno incorrecto. Revísalos e inténtalo de nuevo.',
  prompt_required: 'Escribe un prompt',
  prompt_too_long: `El prompt es demasiado largo. Usa como máximo ${formatNumberIn('es', promptLimits.maxCharacters)} caracteres.`,
  prompt_invalid: 'El prompt tiene un carácter que no se puede guardar. Quítalo e inténtalo de nuevo.',
  unknown_variant: `Usa la variante ${writeList('es', formTools, 'or')}.`,
  unknown_style: 'Este estilo no existe. Elige uno de la lista.',
  style_name_invalid: `Dale al estilo un nombre de 1 a ${describedStyleLimits.nameMaxCharacters} caracteres visibles.`,
  style_description_invalid: `Describe el estilo con ${describedStyleLimits.descriptionMinCharacters} a ${describedStyleLimits.descriptionMaxCharacters} caracteres.`,
  style_name_taken: 'Ya tienes un estilo con este nombre. Elige otro.',
  trigger_word_invalid: `Ponle al estilo una palabra de activación de ${trainedStyleLimits.triggerWordMinCharacters} a ${trainedStyleLimits.triggerWordMaxCharacters} letras, cifras, guiones y guiones bajos, sin espacios.`,
  trigger_word_taken: 'Ya tienes un estilo con esta palabra de activación. Elige otra.',
  too_few_pictures: `Un estilo necesita de ${trainedStyleLimits.minPictures} a ${trainedStyleLimits.maxPictures} imágenes. Agrega más.`,
  too_many_pictures: `Un estilo necesita de ${trainedStyleLimits.minPictures} a ${trainedStyleLimits.maxPictures} imágenes. Envía menos.`,
  rights_not_confirmed: 'Confirma que puedes usar estas imágenes para entrenar el estilo.',
  training_pictures_identical: `Estas imágenes son todas iguales. Usa al menos ${trainedStyleLimits.minPictures} distintas.`,
  training_pictures_blank:
    'Estas imágenes son de un solo color, así que no hay nada que aprender. Usa imágenes que muestren tu estilo.',
  training_failed: 'El entrenamiento falló. Recupera el estilo para intentarlo de nuevo sin costo.',
  training_lost: 'El entrenamiento se interrumpió. Recupera el estilo para intentarlo de nuevo sin costo.',
  too_many_trained_styles:
    'Llegaste al límite de estilos entrenados de tu plan. Elimina uno o mejora tu plan.',
  too_many_trainings:
    'Ya usaste todos los entrenamientos que tu plan incluye este mes. Inténtalo el mes que viene o mejora tu plan.',
  too_many_references: `Máximo ${uploadLimits.maxReferences} imágenes permitidas`,
  too_many_described_styles:
    'Llegaste al límite de estilos descritos de tu plan. Elimina uno o mejora tu plan.',
  unknown_format:
    'No hay descargas en este formato. Usa jpg, png o webp, o fit=2mb para un JPEG de 2 MB como máximo.',
  unknown_aspect_ratio: 'Esta resolución no existe. Elige 16:9, 1:1 o 9:16.',
  content_policy:
    'No pudimos generar esta imagen porque puede infringir nuestra política de contenido. Cambia el prompt o usa otra imagen de referencia.',
  message_too_short: `Escribe al menos ${contactLimits.messageMinCharacters} caracteres.`,
  message_too_long: `El mensaje es demasiado largo. Usa como máximo ${formatNumberIn('es', contactLimits.messageMaxCharacters)} caracteres.`,
  looks_like_spam:
    'Este mensaje parece spam y no se envió. Quita los enlaces del texto e inténtalo de nuevo.',
  consent_required: 'Marca la casilla para que podamos enviarte un correo.',
  idempotency_mismatch: 'Esta Idempotency-Key ya se usó en otra solicitud. Usa una nueva.',
  search_too_long: `La búsqueda es demasiado larga. Usa como máximo ${formatNumberIn('es', galleryLimits.searchMaxCharacters)} caracteres.`,
  too_many_tags: `Una imagen puede tener como máximo ${galleryLimits.tagsPerImage} etiquetas. Quita algunas primero.`,
  too_many_collections: `Puedes tener como máximo ${galleryLimits.collectionsPerUser} colecciones. Elimina una que ya no necesites.`,
  collection_name_taken: 'Ya tienes una colección con este nombre. Elige otro.',
  request_id_reused: 'Este ID de solicitud ya se usó en otro cambio. No se cambió nada; usa uno nuevo.',
  idempotency_key_invalid: `La Idempotency-Key debe tener de 1 a ${jobLimits.idempotencyKeyMaxCharacters} caracteres visibles.`,
  upload_too_slow: 'La subida era demasiado lenta y se detuvo. Revisa tu conexión y vuelve a enviarla.',
  payload_too_large: `El archivo es demasiado grande. Usa uno de ${uploadMegabytes} MB como máximo.`,
  too_many_files: 'Demasiados archivos. Envía menos.',
  unsupported_image: 'Este formato de imagen no se admite. Usa JPEG, PNG, WebP, GIF o AVIF.',
  unsupported_media_type: 'Este tipo de contenido no se acepta aquí.',
  image_too_narrow: `Esta imagen es demasiado estrecha. Recórtala para que el lado mayor sea como máximo ${uploadLimits.maxReferenceRatio} veces el menor.`,
  face_consent_required: 'Acepta primero que las fotos de tu cara se guarden aquí hasta que las elimines.',
  too_many_faces: `Puedes guardar ${faceLimits.max} fotos de tu cara. Elimina una que ya no necesites.`,
  face_not_found: 'Esta cara ya no está en tu biblioteca. Elige otra, o una foto.',
  image_too_large: `Esta imagen es demasiado grande. Usa una de ${uploadMegapixels} megapíxeles como máximo.`,
  profile_picture_too_large: `Esta imagen es demasiado grande. Usa una de ${accountLimits.pictureMegapixels} megapíxeles como máximo.`,
  edit_source_required: 'Carga primero una imagen base',
  edit_not_possible:
    'Ningún motor de aquí puede hacer esta edición. Descríbela de otra manera. No se te cobró nada.',
  edit_changes_nothing: 'Esta edición no cambia nada en la imagen. No se cobra ninguna moneda por ella.',
  mask_required: 'Pinta primero la parte que debe cambiar.',
  mask_empty: 'No hay nada seleccionado en la imagen. Pinta, dentro de ella, la parte que debe cambiar.',
  mask_size_mismatch:
    'La selección no es tan grande como la imagen. Selecciona otra vez la parte que debe cambiar.',
  mask_unreadable: 'No se pudo leer la selección. Selecciona otra vez la parte que debe cambiar.',
  pixels_too_large: 'La imagen sigue siendo demasiado grande, prueba con menos de 400 KB',
  source_required: 'Elige primero una imagen para ampliar.',
  upscale_too_large: `El resultado superaría los ${uploadMegapixels} megapíxeles o los ${formatNumberIn('es', uploadLimits.maxSide)} píxeles por lado. Elige un factor menor.`,
  image_unreadable: 'Esta imagen está dañada o incompleta. Guárdala otra vez y vuelve a intentarlo.',
  heic_unsupported:
    'No se admiten fotos HEIC. Guarda la foto como JPEG o PNG. En un iPhone, elige Configuración, Cámara, Formatos, Más compatible.',
  analysis_timed_out: 'El análisis de esta imagen tardó demasiado. Inténtalo de nuevo o usa una más pequeña.',
  unsupported_audio: 'Este formato de audio no se admite. Usa MP4, MP3, WAV, WebM u Ogg.',
  audio_too_long: `Esta grabación es demasiado larga. Habla como máximo ${voiceLimits.maxSeconds} segundos.`,
  audio_unreadable: 'Esta grabación está dañada o vacía. Grábala de nuevo.',
  no_speech_detected: 'No se detectó voz. Habla más cerca del micrófono e inténtalo de nuevo.',
  transcription_unavailable:
    'El dictado no está disponible aquí. Escribe el prompt o usa el dictado de tu dispositivo.',
  transcription_failed: 'No se pudo transcribir el audio. Inténtalo de nuevo.',
  enhancement_failed: 'No se pudo mejorar el prompt. Inténtalo de nuevo.',
  youtube_link_invalid: 'Ingresa un enlace válido de YouTube',
  youtube_thumbnail_failed: 'No se pudo cargar la miniatura',
  not_signed_in: 'Inicia sesión para continuar.',
  invalid_credentials: 'Correo o contraseña incorrectos.',
  second_factor_required: 'Escribe el código de tu aplicación de autenticación o un código de recuperación.',
  second_factor_invalid:
    'Este código es incorrecto o ya se usó. Espera el siguiente o usa un código de recuperación.',
  second_factor_is_on: 'El inicio de sesión en dos pasos ya está activado.',
  second_factor_not_begun:
    'El inicio de sesión en dos pasos está desactivado. Configúralo primero en tu perfil.',
  admin_second_factor_required:
    'Este servidor abre el panel de administración solo con inicio de sesión en dos pasos. Actívalo en tu perfil.',
  terms_not_accepted: 'Acepta nuestros Términos del servicio y la Política de privacidad para continuar',
  sign_up_closed: 'Aquí no se pueden crear cuentas nuevas. Consulta al operador de este sitio.',
  invite_required: 'Aquí el registro es por invitación. Abre el enlace de invitación que recibiste.',
  invite_invalid: 'Esta invitación ya se usó, caducó o se retiró. Pide una nueva.',
  email_invalid: 'Escribe una dirección de correo válida.',
  email_taken: 'Ya hay una cuenta con este correo. Inicia sesión con ella.',
  name_required: 'Escribe tu nombre.',
  password_too_short: `La contraseña es demasiado corta. Usa al menos ${accountLimits.passwordMinCharacters} caracteres.`,
  password_too_long: `La contraseña es demasiado larga. Usa como máximo ${accountLimits.passwordMaxCharacters} caracteres.`,
  password_common: 'Esta contraseña está en listas de contraseñas comunes y filtradas. Elige otra.',
  password_sign_in_disabled: 'Las cuentas con correo y contraseña están desactivadas aquí.',
  wrong_password: 'La contraseña actual no es correcta.',
  token_invalid: 'Este enlace ya se usó o expiró. Pide uno nuevo.',
  wrong_account: 'Este enlace es de otra cuenta. Inicia sesión con ella y ábrelo de nuevo.',
  email_not_verified: 'Confirma primero tu correo.',
  account_blocked: 'Esta cuenta está bloqueada. Contacta a soporte.',
  reauthentication_required: 'Confirma que eres tú e inténtalo de nuevo.',
  code_invalid: 'Este código es incorrecto o expiró. Mira el último correo o pide otro.',
  logout_failed: 'Ocurrió un error al cerrar sesión. Inténtalo de nuevo.',
  confirmation_mismatch: 'Este no es el correo de tu cuenta. Escríbelo para eliminar la cuenta.',
  last_sign_in_method: 'Esta es tu única forma de entrar. Agrega otra antes.',
  sign_in_denied: 'El inicio de sesión no se permitió. Inténtalo de nuevo o usa otra forma de entrar.',
  sign_in_expired: 'Este inicio de sesión ya se usó o tardó demasiado. Inténtalo de nuevo.',
  sign_in_failed: 'No se pudo completar el inicio de sesión. Inténtalo de nuevo.',
  provider_unavailable:
    'El servicio de inicio de sesión no responde. Inténtalo más tarde o usa otra forma de entrar.',
  provider_email_missing:
    'El servicio de inicio de sesión no compartió tu correo. Permítelo o usa otra forma de entrar.',
  account_exists:
    'Ya hay una cuenta con este correo. Inicia sesión como antes y después vincula esta forma de entrar en tu perfil.',
  provider_account_taken: 'Esta forma de entrar ya está vinculada a otra cuenta.',
  forbidden: 'No tienes permiso para hacer esto.',
  own_account_not_allowed: 'No puedes hacer esto con tu propia cuenta. Pídeselo a otro administrador.',
  last_admin: 'Así nadie más sería administrador. Haz administrador a otro usuario primero.',
  setting_managed_by_environment: 'Esto lo definen las variables de entorno del servidor. Cámbialo allí.',
  too_few_coins: 'El usuario tiene menos monedas. Escribe una cantidad menor.',
  engine_name_taken: 'Ya hay un motor con este nombre. Elige otro.',
  engine_settings_invalid: 'Algunos de estos ajustes no son válidos. Revísalos e inténtalo de nuevo.',
  engine_secret_required: 'La dirección cambió; escribe la clave otra vez y guarda.',
  engine_managed_by_environment: 'Esto se define en las variables de entorno del servidor. Cámbialo allí.',
  engine_operation_unsupported:
    'Uno de estos motores no puede hacer esto. Recarga la página e inténtalo de nuevo.',
  engine_test_unsupported: 'Este motor no hace nada que se pueda probar aquí.',
  engine_limit_reached:
    'Este motor alcanzó su límite diario y no se usó. Sube el límite o inténtalo de nuevo mañana (UTC).',
  origin_not_allowed: 'Esta solicitud vino de otro sitio. Abre Adventure e inténtalo de nuevo.',
  premium_required: 'Esto requiere un plan de pago. Mejora tu plan para usarlo.',
  insufficient_coins: 'No tienes suficientes monedas. Mejora tu plan para tener más.',
  coins_not_accepted:
    'Las monedas de pagos de prueba y las monedas gratis de un correo sin confirmar no sirven para el motor de esta herramienta. No se te cobró nada.',
  not_found: 'Esto no existe o no es tuyo.',
  not_a_design:
    'Esta imagen no la hizo el motor integrado, así que sus partes no se pueden editar. Edítala en el editor de lienzo.',
  design_change_invalid: 'Este cambio no se puede aplicar. Elige otra cosa.',
  preview_superseded: 'Un cambio más reciente sustituyó esta vista previa.',
  design_version_limit_reached: `Hoy ya guardaste ${freeActionLimits.designVersionsPerPicturePerDay} versiones de esta imagen. Mañana podrás guardar más.`,
  canvas_document_damaged:
    'Este cambio dañaría el documento, así que no se guardó. Recarga la página: el documento está como se guardó por última vez.',
  canvas_document_newer:
    'Este documento se hizo con una versión más nueva de Adventure. Recarga la página; si no ayuda, actualiza antes este servidor.',
  canvas_document_too_large: `Este documento es demasiado grande para guardarlo: puede tener ${canvasLimits.stateBytes / megabyte} MB sin sus imágenes. Quita algunos dibujos o divídelo en dos documentos.`,
  canvas_document_in_trash: 'Este documento está en la papelera. Restáuralo para seguir trabajando.',
  canvas_file_invalid:
    'Este archivo no es un documento del editor o está dañado. Elige un archivo que haya guardado el editor.',
  canvas_storage_full: `Las imágenes de tus documentos pueden ocupar ${canvasLimits.assetBytes / gigabyte} GB en total. Elimina para siempre los documentos que ya no necesites.`,
  canvas_nothing_to_cut_out:
    'Nada destaca lo suficiente en esta imagen para recortarlo. Márcalo con el lazo o el pincel.',
  canvas_cut_out_unavailable:
    'En este servidor no se puede recortar. Marca la parte con el lazo o el pincel.',
  too_many_canvas_documents: `Puedes tener ${canvasLimits.documents} documentos, incluidos los de la papelera. Elimina antes algunos para siempre.`,
  too_many_canvas_snapshots: `Un documento puede tener ${canvasLimits.snapshotsPerDocument} versiones guardadas. Elimina una que ya no necesites.`,
  canvas_font_invalid:
    'Este archivo no es una fuente que se pueda usar, o está dañado. Elige un archivo TrueType (.ttf), OpenType (.otf) o WOFF2 (.woff2) con una sola fuente.',
  canvas_font_restricted:
    'La licencia de esta fuente no permite incrustarla, así que no se puede usar aquí. Pide una licencia a su autor o elige otra fuente.',
  too_many_canvas_fonts: `Puedes guardar ${canvasLimits.fonts} fuentes propias. Elimina una que ya no necesites.`,
  canvas_text_look_invalid:
    'No se puede guardar este estilo de texto. Recarga la página y vuelve a intentarlo.',
  too_many_canvas_text_looks: `Puedes guardar ${canvasLimits.textLooks} estilos de texto. Quita uno que ya no necesites.`,
  method_not_allowed: 'Este endpoint no admite este método HTTP.',
  job_not_failed:
    'Esta generación no falló, así que no se puede reintentar. Presiona Generar para hacer otra.',
  job_inputs_deleted:
    'Los datos de esta imagen ya no están guardados. Elige los ajustes otra vez y presiona Generar.',
  job_already_finished: 'Esta tarea ya terminó y no se puede cancelar.',
  rate_limited: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  free_action_limit_reached: `Ya usaste los ${freeActionLimits.assistPerDay} análisis, mejoras y transcripciones gratuitos de hoy. Inténtalo de nuevo mañana.`,
  link_closed: 'Este enlace no funciona. Quizá terminó. Pide uno nuevo a quien te lo envió.',
  link_full: 'Este enlace llegó al límite de comentarios y elecciones. Escribe a quien te lo envió.',
  too_many_links: `Puedes tener como máximo ${linkLimits.maxOpenPerUser} enlaces abiertos. Revoca uno que ya no uses.`,
  links_off: 'Los enlaces privados están desactivados en este servidor.',
  too_many_submissions:
    'Llegaste al límite de imágenes a la espera de aprobación. Espera una decisión o retira una.',
  too_many_jobs: 'Tienes demasiadas imágenes en curso. Espera a que una esté lista.',
  internal: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
  engine_failed: 'Tuvimos un problema al generar tu imagen. Inténtalo de nuevo con otros ajustes.',
  engine_not_ready: 'Esta herramienta no está disponible ahora. El operador del sitio tiene que resolverlo.',
  engine_timed_out: 'El motor no respondió a tiempo. Inténtalo de nuevo.',
  storage_failed: 'No se pudo guardar la imagen. Inténtalo de nuevo en un momento.',
  unavailable: 'Una parte de Adventure no responde. Inténtalo de nuevo en un momento.',
  cancelled: 'Cancelaste esta tarea.',
  job_lost:
    'Adventure se detuvo mientras un motor trabajaba y su resultado se perdió. Se devolvieron tus monedas. Inténtalo de nuevo.',
  coins_not_used: 'Este estudio funciona sin monedas. No hay nada que comprar y no se cobró nada.',
  billing_managed_by_stripe:
    'Tus pagos los administra Stripe, y este servidor no puede conectarse con Stripe ahora. Avisa al operador.',
  billing_disabled: 'Este servidor no vende planes. Pide monedas o un plan al operador.',
  sandbox_disabled:
    'Los pagos de prueba están desactivados en este servidor. No se te cobró nada y nada cambió.',
  unknown_plan: `Este plan no existe. Elige ${plans.basic.label}, ${plans.pro.label}, ${plans.plus.label} o ${plans.enterprise.label}, mensual o anual.`,
  already_on_plan: 'Ya tienes este plan. Elige otro plan u otra frecuencia de cobro.',
  account_deletion_scheduled:
    'Tu cuenta está programada para eliminarse. Elige “Conservar mi cuenta” en tu perfil y después elige un plan.',
  no_subscription:
    'No tienes ninguna suscripción que administrar. Elige antes un plan en la página de planes.',
  discount_not_applicable: `Este descuento es solo para tu primer mes de ${plans[specialDiscount.plan].label}. Elige el plan sin él.`,
  payment_unavailable:
    'El servicio de pagos no responde. No se te cobró nada; inténtalo de nuevo en un minuto.',
  payment_misconfigured:
    'Los pagos no están del todo configurados en este servidor. No se te cobró nada; avisa al operador.',
  webhook_signature_invalid:
    'La firma del webhook falta, es incorrecta o es demasiado antigua. No se hizo nada.',
  webhook_malformed: 'Este webhook no contiene un evento válido. No se hizo nada.',
  checkout_not_found: 'Este pago no es tuyo. No se cambió nada.',
  checkout_expired: 'Este pago expiró. Elige un plan de nuevo; no se te cobró nada.',
  card_declined: 'La tarjeta fue rechazada. No se te cobró nada; prueba con otra.',
  network: 'Adventure no responde. Inténtalo de nuevo.',
  bad_response: 'El servidor envió una respuesta que esta página no entiende. Recárgala.',
};
