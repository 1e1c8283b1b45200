import type { AlertTexts } from './texts.ts';

export const texts: AlertTexts = {
  greeting: 'Hola, {name}:',
  notices: {
    sandbox_with_paid_engines: {
      title: 'Los pagos de prueba están desactivados',
      line: 'Tus motores cuestan dinero, así que BILLING=sandbox no tiene efecto y las monedas de pagos de prueba no se pueden gastar en ellos. Define STRIPE_SECRET_KEY para vender planes, o marca como gratis los motores que no cuestan nada.',
    },
    stripe_test_key_with_paid_engines: {
      title: 'Las tarjetas de prueba regalan imágenes que te cuestan dinero',
      line: 'STRIPE_SECRET_KEY es una clave de prueba: los usuarios pueden conseguir monedas con las tarjetas de prueba de Stripe.',
    },
    paid_engines_without_billing: {
      title: 'Los planes no están a la venta',
      line: 'Los pagos de prueba están desactivados porque tus motores cuestan dinero, y las suscripciones hechas con ellos están en pausa. Los administradores conceden planes y monedas. Define STRIPE_SECRET_KEY para vender planes, marca como gratis los motores que no cuestan nada, o define BILLING=off.',
    },
    open_sign_up_without_coins: {
      title: 'Un extraño puede gastar tu dinero',
      line: 'Este estudio funciona sin monedas y cualquiera puede registrarse: un extraño puede llamar a tus motores, que cuestan dinero. Define SIGNUP como invite o closed, o marca como gratis los motores que no cuestan nada.',
    },
    email_verification_unavailable: {
      title: 'Los usuarios nuevos no reciben monedas sin tu ayuda',
      line: 'Los usuarios nuevos reciben sus primeras monedas al confirmar su dirección, pero este servidor no envía correos. Define SMTP_URL y MAIL_FROM.',
    },
    stripe_webhook_secret_missing: {
      title: 'Falta el webhook de Stripe',
      line: 'Falta STRIPE_WEBHOOK_SECRET: las renovaciones y cancelaciones llegan con retraso.',
    },
    engine_failing: {
      title: 'El motor {engines} está fallando',
      line: '{fault} Llamadas fallidas seguidas: {failures}, desde {since}.',
    },
    backup_failed: { title: 'La copia de seguridad ha fallado', line: '{error}' },
    backup_old: {
      title: 'No hay una copia de seguridad reciente',
      line: 'La última copia buena es de {since}. El registro dice por qué no hay una más nueva.',
    },
    disk_low: {
      title: 'El disco está casi lleno',
      line: '{freeBytes} libres en el disco de la carpeta de datos. Libera espacio: con el disco lleno no se pueden hacer imágenes.',
    },
    queue_waiting: {
      title: 'Hay tareas en espera',
      line: 'Tareas que esperan un worker: {waiting}. La más antigua espera desde {since}.',
    },
  },
  faults: {
    refused: 'Contenido rechazado.',
    invalid_input: 'Solicitud no válida.',
    out_of_credit: 'Sin saldo.',
    misconfigured: 'Error de configuración: revisa la clave y los ajustes.',
    rate_limited: 'Demasiadas llamadas.',
    unavailable: 'No disponible.',
    timed_out: 'Sin respuesta a tiempo.',
    lost: 'Llamada perdida.',
  },
  resolved: 'Resuelto: {title}',
  resolvedLine: 'No hace falta hacer nada.',
  test: {
    title: 'Alerta de prueba',
    line: 'Un administrador ha enviado esta prueba. Las alertas sobre motores, copias de seguridad, disco, cola y pagos te llegan igual.',
  },
  action: 'Abrir el panel de administración',
  footer: 'Enviado a los administradores de Adventure en {site}.',
};
